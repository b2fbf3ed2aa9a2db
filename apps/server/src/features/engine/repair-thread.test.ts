import { expect, test } from 'vitest';
import { workFor } from '../../asker.ts';
import { type RepairRequest, repairPlan } from './repair-thread.ts';

const request: RepairRequest = {
  people: 4,
  positions: [-1, -1, -1, -1],
  rows: new Map(),
  plan: [
    [
      [0, 1],
      [2, 3],
    ],
  ],
  running: false,
  roomSize: 2,
  here: [0, 1, 2, 3],
  owed: [],
  met: [],
  apart: [],
  fixed: [],
};

test('hosts take turns: one with twenty evenings to repair keeps another host waiting for two of them at most', async () => {
  const done: string[] = [];
  const ask = async (host: string) => {
    expect((await repairPlan(request, host)).plan).toHaveLength(1);
    done.push(host);
  };
  await Promise.all([...Array.from({ length: 20 }, () => ask('many')), ask('one')]);
  expect(done.indexOf('one')).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(21);
});

test('networks take turns before hosts do: twenty hosts behind one address are one neighbour', async () => {
  const done: string[] = [];
  const ask = async (network: string, host: string) => {
    await workFor({ network, account: host, heard: null }, () => repairPlan(request, host));
    done.push(host);
  };
  await Promise.all([...Array.from({ length: 20 }, (_, at) => ask('a venue', `many ${at}`)), ask('elsewhere', 'one')]);
  expect(done.indexOf('one')).toBeLessThanOrEqual(2);
});
