/** E-mail addresses, links and telephone numbers: they are not read, not sent to a model and not in any reason. */
export const contactDetails = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\d[\d ()/.-]{6,}\d/g;
