import { deleteCover, getEventPicture, saveCover } from '@serendip/contract/covers';
import { getCover } from '@serendip/contract/guests';
import { bind } from '../../http/bind.ts';
import { deleteCoverHandler } from './delete-cover.ts';
import { getCoverHandler } from './get-cover.ts';
import { getEventPictureHandler } from './get-event-picture.ts';
import { saveCoverHandler } from './save-cover.ts';

export const coverRoutes = [
  bind(saveCover, saveCoverHandler),
  bind(deleteCover, deleteCoverHandler),
  bind(getCover, getCoverHandler),
  bind(getEventPicture, getEventPictureHandler),
];
