import { see } from '../looking.ts';
import { event, hostedEvent, idOf, progress } from '../samples.ts';
import { answerDashboard } from '../whole-screens.ts';

import { headed, long, type Scene, seen } from './scene.ts';

export const dashboardScenes: Scene[] = [
  {
    name: 'dashboard, hosted',
    path: '/dashboard',
    answer: (api) =>
      answerDashboard(api, {
        hosted: [
          hostedEvent(),
          hostedEvent({ id: idOf(101), name: long, event_date: null }),
          hostedEvent({
            id: idOf(102),
            start_time: '19:00',
            end_time: '22:00',
            time_zone: 'America/Los_Angeles',
            place: long,
            capacity: 4,
            waiting_count: 2,
          }),
        ],
        unread: 12,
        done: progress(2, 10),
      }),
    prepare: seen('4 joined'),
  },
  { name: 'dashboard, empty', path: '/dashboard', answer: answerDashboard, prepare: headed('No Events Created Yet') },
  {
    name: 'dashboard, joined',
    path: '/dashboard?tab=joined',
    answer: (api) =>
      answerDashboard(api, { joined: [event(), event({ id: idOf(101), name: 'Closed evening', closed: true })] }),
    prepare: (page) => page.getByText('Did you meet someone interesting?').first().waitFor(),
  },
];

export const offlineScenes: Scene[] = [
  {
    name: 'dashboard, offline',
    path: '/dashboard',
    answer: (api) => answerDashboard(api, { hosted: [hostedEvent({ closed: true })], done: progress(7, 10) }),
    prepare: async (page) => {
      await see(page, 'Closed');
      // Waits for the requests of the idle page.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(/You are offline/).waitFor();
    },
  },
];
