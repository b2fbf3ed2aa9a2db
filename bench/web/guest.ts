/** Somebody with an account who opens the link to an event. */
export interface Guest {
  user: unknown;
  token: string;
  eventId: string;
}

const questions = [
  { text: 'What do you build?', input_type: 'text', response_format: 'long' },
  {
    text: 'How far along are you?',
    input_type: 'slider',
    min_label: 'Just an idea',
    max_label: 'Up and running',
    matching_context: 'Bring similar stages together',
  },
  {
    text: 'What is your role?',
    input_type: 'multiple_choice',
    options: ['Founder', 'Engineer', 'Investor'].map((text) => ({ text, value: text.toLowerCase() })),
  },
  { text: 'Are you hiring?', input_type: 'yes_no_maybe' },
];

type Answer = Record<string, { id: string }>;

/** Somebody's calls, with the token that signing up brought. */
function caller(url: string) {
  let token = '';
  const post = async (path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    token ||= response.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    return ((await response.json()) as { status: { data: Answer } }).status.data;
  };
  const signUp = async (email: string) => {
    const password = 'correct horse';
    return (await post('/users', { user: { email, password, password_confirmation: password } })).user;
  };
  return { post, signUp, token: () => token };
}

/** Through the API at `url`: a host with an event that asks most types of question, and a guest who knows its link. */
export async function prepareGuest(url: string): Promise<Guest> {
  const host = caller(url);
  await host.signUp('host@example.org');
  const { event } = await host.post('/events', { event: { name: 'Founders & Friends', event_date: '2099-05-20' } });
  if (!event) throw new Error('No event was created');
  for (const question of questions) await host.post(`/events/${event.id}/questions`, { question });
  const guest = caller(url);
  return { user: await guest.signUp('guest@example.org'), token: guest.token(), eventId: event.id };
}
