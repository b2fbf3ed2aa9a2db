import { fold } from './words.ts';

/** A part of a sentence: of whom it says something, in which role, and about what. */
export interface Clause {
  /** `else`: the other one of the clause before. */
  of: 'me' | 'other' | 'both' | 'else' | null;
  role: 'need' | 'offer' | 'interest' | null;
  /** Empty: the subject of the clause before. */
  subjects: string[];
  text: string;
}

/** Words of frames around a subject. */
const FRAME = new Set(
  `ask asks asking them they their theirs you your yours both each other two together either know knows known can could may might
would will help helps helped helping offer offers offered look looks looking need needs needed needing want wants wanted use uses
for with in on of at by to into what why how when which that this it just too also very well much more most first hand firsthand
ahead away often talk talks talking evening all night bring brings brought up common question questions there here come comes came
have has had having chose choose chosen picked pick like likes liked love loves enjoy enjoys enjoyed like interested interest
interests into about wrong get gets people surprises surprise beginner tell would mind last who whom something somebody someone
teach teaches learn learns learning do does did doing be is are was were be been being used go goes going give gives given so and or
but if as from helped worth hear let since long ago start started began reason looking seek seeks seeking hope hopes hoping wish
wishes expect answer answers answered say says said yes no maybe ticked tick a an the any some one things thing best tip tips
favourite favorite recommend lately currently now recently started where whose could's be that's you're they're you'd they'd you'll
they'll you've they've`.split(/\s+/),
);
const NEED =
  /\b(need|needs|needed|looks? for|looking for|seek|seeks|seeking|wants?|wanted|could use|have questions|has questions|asks? (about|for)|questions there|hopes? for|hoping|wish(es)? for|searching|came for)\b/i;
const OFFER =
  /\b(know|knows|offer|offers|can|help|helps|teach|teaches|do|does|have|has|give|gives|design|designs|run|runs|make|makes|build|builds|bake|bakes|sell|sells|lend|lends|write|writes|fix|fixes|work|works|may help|first-hand)\b/i;
const LIKE = /\b(like|likes|love|loves|enjoy|enjoys|interested|into|talk about|curious)\b/i;
export const BOTH = /\b(both|you two|swap notes|talk about .* all evening|each other|in common|the two of you)\b/i;
const QUOTED = /[“"„«]([^”"“»]+)[”"“»]|(?<![\p{L}])['‘]([^'’]{2,})['’](?![\p{L}])/gu;
const BETWEEN =
  /[.;:!?]+\s*|,\s+(?:and|but|so|which|that|while|just)\s+|,\s+(?=(?:you|they|ask|expect|too|as)\b)|\s+[–—]\s+|\s+(?:while|and)\s+(?=(?:you|they)\b)/iu;
const SHARING = /\b(?:swap|exchange|compare|share) (?:notes|ideas|stories|tips|experiences) (?:on|about)\b/i;

export function clausesOf(sentence: string): Clause[] {
  const quoted: string[] = [];
  const marked = sentence.replace(QUOTED, (_, double?: string, single?: string) => {
    quoted.push(double ?? single ?? '');
    return ` §${quoted.length - 1}§ `;
  });
  const both = BOTH.test(sentence);
  return marked
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const named = [...part.matchAll(/§(\d+)§/g)].map(([, at]) => quoted[Number(at)] as string);
      const text = part.replace(/§\d+§/g, ' ').replace(SHARING, 'talk about').trim();
      return {
        of: both || BOTH.test(text) ? 'both' : personOf(text),
        role: NEED.test(text) ? 'need' : LIKE.test(text) ? 'interest' : OFFER.test(text) ? 'offer' : null,
        subjects: named.length > 0 ? named : betweenFrames(text),
        text,
      };
    });
}

function personOf(text: string): Clause['of'] {
  if (/^(you|your)\b/i.test(text)) return 'me';
  if (/^(they|their|them)\b/i.test(text)) return 'other';
  if (/^(help|that may help|helps|may help)/i.test(text) || /^expect|ask away/i.test(text)) return 'else';
  if (/\byou (need|look|want|seek|could use|asked)\b/i.test(text)) return 'me';
  if (/\bthey (need|look|want|seek|could use|asked)\b/i.test(text)) return 'other';
  return null;
}

/** The longest run between words of frames at both ends. */
function betweenFrames(text: string): string[] {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter(Boolean);
  const isFrame = (word: string): boolean => FRAME.has(fold(word)) || FRAME.has(word.toLowerCase());
  const from = words.findIndex((word) => !isFrame(word));
  const to = words.findLastIndex((word) => !isFrame(word));
  return from < 0 ? [] : [words.slice(from, to + 1).join(' ')];
}
