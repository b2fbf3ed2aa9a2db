import { addCohost, listCohosts, removeCohost } from '@serendip/contract/cohosts';
import { bind } from '../../http/bind.ts';
import { addCohostHandler } from './add-cohost.ts';
import { listCohostsHandler } from './list-cohosts.ts';
import { removeCohostHandler } from './remove-cohost.ts';

export const cohostRoutes = [
  bind(listCohosts, listCohostsHandler),
  bind(addCohost, addCohostHandler),
  bind(removeCohost, removeCohostHandler),
];
