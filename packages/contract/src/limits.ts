/** The business numbers of the product, said once: server rules, screens and the API reference read them here. */
export const limits = {
  password_min: 6,
  /** Longer ones would only serve to keep the hash busy. */
  password_max: 128,
  email_max: 254,
  alias_min: 3,
  alias_max: 30,
  guest_name_min: 2,
  /** After the last event's day or the last use of an unclaimed guest's account. */
  guest_days: 30,
  event_name_max: 200,
  event_description_max: 5000,
  place_max: 200,
  online_url_max: 1000,
  capacity_min: 2,
  capacity_max: 10_000,
  room_name_max: 60,
  room_names_max: 500,
  /** In a calendar, of an event without an end. */
  hours_without_end: 2,
  question_text_max: 500,
  /** The highest that an operator can allow an event. */
  questions_ordered_max: 100,
  matching_context_max: 1000,
  label_max: 100,
  option_text_max: 200,
  option_value_max: 100,
  options_min: 2,
  options_max: 50,
  slider_lowest: 1,
  slider_highest: 10,
  slider_default_min: 1,
  slider_default_max: 5,
  guest_list_rows_max: 5_000,
  guest_list_bytes_max: 5 * 1024 * 1024,
  guest_list_hours: 24,
  reminders_max: 2,
  /** Texts of the host in an invitation's mail, all together. */
  invitation_text_max: 300,
  /** Yeses after which a host may invite more people a day. */
  trusted_after_yeses: 10,
  /** After the event's day, and without a day after the mail. */
  invitation_days: 30,
  invitation_days_without_date: 90,
  answer_text_max: 2000,
  /** From here on the counter warns. */
  answer_text_warning: 1900,
  topic_min: 2,
  topic_max: 60,
  /** In one group of the card; own ones beyond it can be unfolded. */
  topics_shown: 8,
  /** Below this many letters nothing is suggested. */
  topic_query_min: 2,
  topic_suggestions_max: 8,
  message_max: 2000,
  report_words_max: 2000,
  /** So many of the newest messages come along with a report. */
  report_thread_messages: 30,
  report_days: 180,
  note_max: 500,
  word_heading_max: 100,
  word_text_max: 2000,
  /** So long phones and the stage show a host's word during the evening. */
  word_shown_minutes: 15,
  phone_max: 40,
  participants_min: 3,
  room_size_min: 2,
  room_size_max: 8,
  room_size_default: 2,
  matches_per_person_min: 1,
  matches_per_person_max: 10,
  matches_per_person_default: 5,
  rounds_min: 1,
  rounds_max: 12,
  rounds_default: 1,
  round_minutes_min: 1,
  round_minutes_max: 90,
  round_minutes_default: 12,
  break_minutes_min: 0,
  break_minutes_max: 30,
  break_minutes_default: 2,
  /** The longest remaining time of a round or break after added minutes. */
  minutes_left_max: 24 * 60,
  room_number_max: 10_000,
  /** An evening that nobody ends is ended after so long. */
  evening_days_max: 7,
  /** Of one event. */
  cohosts_max: 20,
  removed_at_once_max: 100,
  /** Of one event. */
  labels_max: 20,
  /** Of a label that hosts put on people. */
  people_label_max: 30,
  labelled_at_once_max: 500,
  /** Of one event. */
  rules_max: 60,
  /** Named one by one in a group of a rule. */
  rule_people_max: 50,
  /** Open requests to host an event that one person can have. */
  cohost_invitations_max: 5,
  cohost_invitation_days: 30,
  /** After a no, the same host is not heard for so long. */
  cohost_rest_days: 7,
  /** What a host types to find somebody. */
  people_query_max: 254,
  per_page_default: 50,
  per_page_max: 100,
  page_max: 1_000_000,
  /** Of a list that comes whole where it fits. */
  list_rows_max: 100_000,
  body_bytes_max: 128 * 1024,
  session_idle_days: 30,
  password_reset_hours: 6,
  email_confirmation_days: 7,
  passkey_name_max: 60,
  token_name_max: 60,
  /** So long an expired API token is listed. */
  expired_token_days: 30,
  sign_on_minutes: 10,
  passkey_challenge_minutes: 15,
  /** So long ago a sign-in may be for what a stolen session must not do. */
  recent_sign_in_minutes: 10,
  /** Of a code with an address around it. */
  typed_code_max: 1_000,
  stage_code_minutes: 10,
  sign_in_code_minutes: 10,
  /** Of one code: on one device, from one network, and in all. */
  sign_in_code_tries: 5,
  sign_in_code_tries_at_network: 15,
  sign_in_code_tries_in_all: 30,
  /** So long it is known on which device and from which network somebody has signed in. */
  device_days: 30,
  /** What an answer waits once its address has asked too often. */
  held_answer_milliseconds: 1_000,
  card_name_max: 60,
  card_headline_max: 100,
  card_pronouns_max: 30,
  card_links_max: 3,
  card_link_max: 200,
  picture_bytes_max: 8 * 1024 * 1024,
  /** Of a picture that is taken, width times height. */
  picture_pixels_max: 108_000_000,
  /** Along each side, as it is kept. */
  /** Sites that may show one event in a frame. */
  embed_sites_max: 10,
  /** Below it signed-out pages show no count of people. */
  public_count_min: 5,
  picture_large: 512,
  picture_small: 96,
  spot_me_max: 80,
  notification_days: 30,
  push_endpoint_max: 2_000,
  notifications_shown: 100,
  webhook_address_max: 2_000,
  webhook_delivery_days: 30,
  /** So long a secret that was changed still signs. */
  webhook_secret_hours: 24,
  /** A message that nobody has read for so long is told of. */
  unread_minutes: 10,
} as const;
