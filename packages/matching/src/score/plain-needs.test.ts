import { describe, expect, test } from 'vitest';
import { textQuestion } from '../../test/text-question.ts';
import { lexicon } from '../../test/whole-lexicon.ts';
import type { Enrichment, TopicReading } from '../enrichment/enrichment.ts';
import { matchParticipants } from '../match-participants.ts';
import type { SnapshotParticipant, SnapshotTopic } from '../types.ts';

const questions = [textQuestion('q', 'Tell us about your week')];
const own = (role: SnapshotTopic['role'], phrase: string): SnapshotTopic => ({ role, phrase, state: 'own' });

/** Eleven people of one kind, who talk much of the same. */
const MUSICIANS = Array.from({ length: 11 }, (_, at): SnapshotParticipant => {
  const instrument = ['cello', 'viola', 'trumpet', 'drums', 'oboe', 'harp', 'flute', 'tuba', 'banjo', 'lute', 'horn'][
    at
  ];
  return {
    id: `m${String(at).padStart(2, '0')}`,
    alias: 'a',
    answers: {
      q: `I play the ${instrument} in a band, write songs, give concerts and look for people to play music with`,
    },
    topics: [own('offer', `${instrument} lessons`), own('need', 'concerts'), own('interest', 'songs')],
  };
});

function firstOf(id: string, people: SnapshotParticipant[], enrichment?: Enrichment): string[] {
  const participants = [...people, ...MUSICIANS];
  const { pairs } = matchParticipants(
    { event: { name: 'Evening', description: null }, questions, participants },
    { room_size: 2, matches_per_person: 5, lexicon, ...(enrichment ? { enrichment } : {}) },
  );
  return pairs.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])).slice(0, 3);
}

const band: SnapshotParticipant = {
  id: 'band',
  alias: 'a',
  answers: { q: 'I play the guitar in a band, write songs, give concerts' },
  topics: [own('need', 'rehearsal room'), own('offer', 'guitar'), own('interest', 'songs')],
};
const person = (id: string, q: string, ...topics: SnapshotTopic[]): SnapshotParticipant => ({
  id,
  alias: 'a',
  answers: { q },
  topics,
});

describe('a need that another plainly meets', () => {
  test('brings that one among the first, whatever people of one’s own kind are there', () => {
    const first = firstOf('band', [
      band,
      person('parish', 'I keep the books of the parish', own('offer', 'rehearsal room'), own('need', 'bookkeeping')),
    ]);
    expect(first).toContain('parish');
  });

  test('is met by words of one root and a few more: repair records, records of every repair since 2019', () => {
    const first = firstOf('lab', [
      person('lab', 'I write songs about machines', own('need', 'repair records'), own('offer', 'songs')),
      person('depot', 'Trams all day', own('offer', 'records of every repair since 2019'), own('need', 'concerts')),
    ]);
    expect(first).toContain('depot');
  });

  test('is met by what a model read of the other, too', () => {
    const nothing = { offers: [], needs: [], interests: [], facts: [], refusals: [] };
    const people = [{ ...band, topics: [] }, person('parish', 'The parish hall stands empty on weekdays')];
    const readings = Object.fromEntries(
      MUSICIANS.map(({ id }): [string, TopicReading] => [id, { ...nothing, offers: ['music'], needs: ['concerts'] }]),
    );
    readings.band = { ...nothing, offers: ['guitar', 'songs'], needs: ['rehearsal room'] };
    readings.parish = { ...nothing, offers: ['rehearsal room'], needs: ['bookkeeping'] };
    expect(firstOf('band', people, { readings, vectors: {}, nudges: [] })).toContain('parish');
  });

  test('does not bring whom one would rather not meet', () => {
    const first = firstOf('band', [
      { ...band, topics: [own('need', 'rehearsal room'), own('avoid', 'estate agents')] },
      person('agent', 'I am an estate agent', own('offer', 'rehearsal room'), own('offer', 'estate agents')),
    ]);
    expect(first).not.toContain('agent');
  });
});

test('a person who looks for a film to edit and wants no cooking films does not refuse film', () => {
  const editor = person('editor', 'Cutting', own('need', 'documentary film to edit'), own('offer', 'film editing'));
  const director = person('director', 'I make films', own('offer', 'documentary film'), own('need', 'film editor'));
  const answers = { q: 'Cutting. No cooking films please' };
  expect(firstOf('editor', [{ ...editor, answers }, director])[0]).toBe('director');
});
