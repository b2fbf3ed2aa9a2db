import type { DisplayNames } from '../../lexicon/display-names.ts';
import type { Reason, Told } from '../reason.ts';
import type { Spoken } from '../spoken.ts';
import { fits, MOST_WORDS, MOST_WORDS_TO_OPEN, type Wording } from '../wording.ts';
import { type English, englishOf } from './pieces.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'You can lend your drill', not 'their drill'. */
const ofYours = (text: string): string =>
  text.replace(/\b(you(?: both)?|both of you) (offer|can lend) their\b/gi, '$1 $2 your');

export function englishWording(names: DisplayNames): Wording {
  const english = englishOf(names);
  return {
    reason: (reason) => reasonsIn(reason, english).map(ofYours).map(capital).filter(fits(MOST_WORDS)),
    opener: (reason) => openersIn(reason, english).filter(fits(MOST_WORDS_TO_OPEN)),
  };
}

function reasonsIn(reason: Reason<Spoken>, english: English): string[] {
  const { does, seeks, thing, sortOf } = english;
  switch (reason.kind) {
    case 'plain': {
      const { direction, offer, need } = reason;
      const [giver, getter] = direction === 'get' ? ['they', 'you'] : ['you', 'they'];
      const gives = `${giver} ${does(offer)}`;
      if (need === null) {
        const it = ['person', 'thing'].includes(sortOf(offer)) && /^an? /.test(thing(offer)) ? 'one' : 'that';
        const offersIt = it === 'that' ? 'offer that' : sortOf(offer) === 'person' ? 'are one' : 'have one';
        return [
          `${gives}. ${capital(getter)}'re looking for ${it}.`,
          `${gives}, and ${getter} look for ${it === 'one' ? 'one' : 'just that'}.`,
          ...(offer.doing ? [] : [`${getter} look for ${thing(offer)}; ${giver} ${offersIt}.`]),
          `${gives}, and that is on ${getter === 'you' ? 'your' : 'their'} list.`,
        ];
      }
      const wants = `${getter} ${seeks(need)}`;
      return [
        `${gives}. ${capital(wants)}.`,
        `${wants}; ${gives}.`,
        `${gives}, and ${wants}.`,
        `${wants}, and ${gives}.`,
      ];
    }
    case 'together': {
      const said = seeksCompany(reason.topic, english);
      return [`you both ${said}.`, `both of you ${said}.`, `they ${said}, just like you.`];
    }
    case 'half':
      return reason.direction === 'get' ? theyDo(reason.topic, english) : theySeek(reason.topic, english);
    case 'shared':
      return sharedIn(reason, english);
    case 'option': {
      const option = reason.text.replace(/^[¿¡]|[.!?]+$/g, '');
      return [`you both said yes to '${option}'.`, `you both chose '${option}'.`, `both of you ticked '${option}'.`];
    }
    case 'talk': {
      const { topic, mine } = reason;
      // A physics teacher is what somebody is, and nothing that they talk about.
      if (sortOf(topic) === 'person') return [];
      if (mine) return startIn(`they like ${thing(topic)}`, mine, english);
      return [`they like to talk about ${thing(topic)}.`, `they like ${thing(topic)}.`, `they enjoy ${thing(topic)}.`];
    }
    case 'does': {
      const { topic, mine } = reason;
      return mine ? startIn(`they ${does(topic)}`, mine, english) : theyDo(topic, english);
    }
  }
}

/** 'want company for sailing', but 'look for a running partner'. */
const seeksCompany = (topic: Spoken, { seeks, thing, sortOf }: English): string =>
  topic.doing && !['person', 'people', 'thing'].includes(sortOf(topic))
    ? `want company for ${thing(topic)}`
    : seeks(topic);

const theyDo = (topic: Spoken, { does }: English): string[] => {
  const said = does(topic);
  if (said.startsWith('can help with '))
    return [
      `they ${said}.`,
      `they offer ${said.slice(4)}.`.replace('offer help', 'offer to help'),
      `they ${said}; just ask.`,
    ];
  return [`they ${said}.`, `they ${said}; ask them about it.`, `they ${said}, and can tell you about it.`];
};

function theySeek(topic: Spoken, { seeks, sortOf }: English): string[] {
  const said = seeks(topic);
  if (said.startsWith('need help'))
    return [`they ${said}; can you?`, `they ${said}. Could that be you?`, `they ${said}. Do you know more?`];
  switch (sortOf(topic)) {
    case 'person':
      return [`they ${said}; could that be you?`, `they ${said}. Is that you?`, `they ${said}: perhaps you?`];
    case 'people':
      return [`they ${said}; are you one?`, `they ${said}. Do you know some?`, `they ${said}; maybe you can help.`];
    default:
      return [`they ${said}; could you help?`, `they ${said}. Do you know more?`, `they ${said}; maybe you can help.`];
  }
}

function sharedIn({ theirs, mine, second }: Reason<Spoken> & { kind: 'shared' }, english: English): string[] {
  const { does, seeks, thing } = english;
  const isOne = theirs.topic.words.toLowerCase() === mine.topic.words.toLowerCase();
  // The name that both would use: the shorter one.
  const topic = mine.topic.words.length <= theirs.topic.words.length ? mine.topic : theirs.topic;
  if (mine.role === 'need' && theirs.role === 'need')
    return [`you both ${seeks(topic)}.`, `both of you ${seeks(topic)}.`, `they ${seeks(topic)}, as you do.`];
  if (mine.role === 'interest' && theirs.role === 'interest')
    return wordLikings(second ? [`${thing(topic)} and ${thing(second)}`, thing(topic)] : [thing(topic)]);
  if (mine.role === 'offer' && theirs.role === 'offer') {
    if (!isOne) return [`they ${does(theirs.topic)}, and you ${does(mine.topic)}.`, `you both ${does(topic)}.`];
    return [`you both ${does(topic)}.`, `both of you ${does(topic)}.`, `they ${does(topic)}, too.`];
  }
  const told = ({ role, topic }: Told<Spoken>): string => (role === 'interest' ? `like ${thing(topic)}` : does(topic));
  return [`they ${told(theirs)}. You ${told(mine)}.`, `you ${told(mine)}, and they ${told(theirs)}.`];
}

const wordLikings = (things: string[]): string[] =>
  things.flatMap((liked) => [`you both like ${liked}.`, `both of you like ${liked}.`, `they like ${liked}, too.`]);

const startIn = (start: string, { role, topic }: Told<Spoken>, { does, thing, sortOf }: English): string[] => {
  if (role === 'interest' && sortOf(topic) === 'person') return [`${start}.`];
  const mine = role === 'interest' ? `like ${thing(topic)}` : does(topic);
  return [`${start}. You ${mine}.`, `${start}, and you ${mine}.`, `${start}.`];
};

function openersIn(reason: Reason<Spoken>, english: English): string[] {
  switch (reason.kind) {
    case 'plain':
      return reason.direction === 'get'
        ? askAboutOffer(reason.offer, english)
        : askAboutNeed(reason.need ?? reason.offer, english);
    case 'together':
      return [`Suggest a day for it: you both ${seeksCompany(reason.topic, english)}.`];
    case 'half':
      return reason.direction === 'get' ? askAboutOffer(reason.topic, english) : askAboutNeed(reason.topic, english);
    case 'shared': {
      const { role, topic } = reason.theirs;
      if (role === 'need') return askAboutNeed(topic, english);
      return role === 'interest' ? askAboutLiking(topic, english) : askAboutOffer(topic, english);
    }
    case 'option':
      return [];
    case 'talk':
      return askAboutLiking(reason.topic, english);
    case 'does':
      return askAboutOffer(reason.topic, english);
  }
}

function askAboutOffer(topic: Spoken, { sortOf, thing, bare }: English): string[] {
  if (topic.help && sortOf(topic) === 'subject' && topic.language === 'en') return askAboutThing(bare(topic));
  switch (sortOf(topic)) {
    case 'person':
      return [
        `Ask how they became ${thing(topic)}.`,
        `Ask what they like about being ${thing(topic)}.`,
        `Ask what a day as ${thing(topic)} is like.`,
      ];
    case 'people':
      return [`Ask how they met the ${bare(topic)} they know.`, `Ask what they hear from ${bare(topic)} these days.`];
    case 'language':
      return [`Ask where they learned ${thing(topic)}.`, `Ask who they speak ${thing(topic)} with.`];
    case 'thing':
      return askAboutThing(bare(topic));
    case 'play':
      return [`Ask how long they have played ${thing(topic)}.`, `Ask how they came to ${thing(topic)}.`];
    case 'go':
      return [`Ask where they last went ${thing(topic)}.`, `Ask where they like to go ${thing(topic)}.`];
    case 'doing':
    case 'work':
      return [
        `Ask how they got into ${thing(topic)}.`,
        `Ask what they like about ${thing(topic)}.`,
        `Ask what is hard about ${thing(topic)}.`,
      ];
    default:
      return [
        `Ask about ${thing(topic)}.`,
        `Ask how they came to know about ${thing(topic)}.`,
        `Ask what is worth knowing about ${thing(topic)}.`,
      ];
  }
}

const askAboutThing = (words: string): string[] => [
  `Ask about their ${words}.`,
  `Ask who last asked for their ${words}.`,
];

function askAboutNeed(topic: Spoken, { sortOf, thing }: English): string[] {
  const isTask = !['person', 'people', 'thing'].includes(sortOf(topic));
  if (topic.help && isTask)
    return [
      `Ask where they are stuck with ${thing(topic)}.`,
      `Ask what they have tried so far with ${thing(topic)}.`,
      `Ask how it goes with ${thing(topic)}.`,
    ];
  switch (sortOf(topic)) {
    case 'person':
    case 'people':
      return [
        `Ask what matters to them in ${thing(topic)}.`,
        `Ask what they need ${thing(topic)} for.`,
        `Ask how the search for ${thing(topic)} goes.`,
      ];
    case 'doing':
      return [`Ask how they picture ${thing(topic)}.`, `Ask what draws them to ${thing(topic)}.`];
    default:
      return [
        `Ask what they need ${thing(topic)} for.`,
        `Ask how the search for ${thing(topic)} goes.`,
        `Ask what they have tried so far for ${thing(topic)}.`,
      ];
  }
}

const askAboutLiking = (topic: Spoken, { thing }: English): string[] => [
  `Ask what they like about ${thing(topic)}.`,
  `Ask how they got into ${thing(topic)}.`,
  `Ask what is new with ${thing(topic)}.`,
];
