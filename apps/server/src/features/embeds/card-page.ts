import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { presentEventAtDoor } from '../guests/get-event-at-door.ts';
import { whenText } from './when-text.ts';

type Shown = ReturnType<typeof presentEventAtDoor>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');

const wordsOf = (language: Language) => serverTexts(language, 'eventCard');
type Words = ReturnType<typeof wordsOf>;

/** The label of the link, or the reason why there is none. */
function entryOf(t: Words, { over, joining, joining_closed, full }: Shown): { label: string } | { reason: string } {
  if (over) return { reason: t('over') };
  if (joining_closed) return { reason: t('joiningClosed') };
  if (joining === 'invited') return { reason: t('byInvitation') };
  if (joining === 'ask') return { label: t('askToJoin') };
  return { label: full ? t('joinWaitingList') : t('join') };
}

/** The page of the card: no script, no form, one style and one picture of this server. `locale`: of dates, in the same language. */
export function cardPage(event: Shown, language: Language, locale: string): string {
  const t = wordsOf(language);
  const entry = entryOf(t, event);
  const when = whenText(event, locale);
  const lines = [
    when && `<p><time datetime="${event.starts_at ?? event.event_date}">${escaped(when)}</time></p>`,
    event.place && `<p lang="${event.language}" dir="auto">${escaped(event.place)}</p>`,
    event.places_left !== null &&
      !event.over &&
      `<p>${t('placesLeft', { count: event.places_left, shown: String(event.places_left) })}</p>`,
    'label' in entry
      ? `<a href="/events/${event.id}" target="_blank" rel="noopener">${escaped(entry.label)}</a>`
      : `<p>${escaped(entry.reason)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(event.name)}</title>
<link rel="stylesheet" href="/embed/card.css">
</head>
<body>
<article>
<img src="${event.cover_url === null ? `/api/event_covers/${event.id}` : `${event.cover_url}?size=small`}" alt="">
<div>
<h1 lang="${event.language}" dir="auto">${escaped(event.name)}</h1>
${lines.filter(Boolean).join('\n')}
</div>
</article>
</body>
</html>
`;
}
