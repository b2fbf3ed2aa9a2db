const longest = 50;

/** The start of a message for the conversation list: at most 50 characters, never half an emoji. */
export function preview(content: string): string {
  if (content.length <= longest) return content;
  const cut = content.slice(0, longest);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}...`;
}
