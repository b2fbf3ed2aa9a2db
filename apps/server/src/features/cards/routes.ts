import {
  deletePicture,
  getCard,
  getMyCard,
  getPicture,
  saveMyCard,
  savePicture,
  saveSpotMe,
} from '@serendip/contract/cards';
import { bind } from '../../http/bind.ts';
import { deletePictureHandler } from './delete-picture.ts';
import { getCardHandler } from './get-card.ts';
import { getPictureHandler } from './get-picture.ts';
import { getMyCardHandler } from './my-card.ts';
import { saveMyCardHandler } from './save-card.ts';
import { savePictureHandler } from './save-picture.ts';
import { saveSpotMeHandler } from './save-spot-me.ts';

export const cardRoutes = [
  bind(getMyCard, getMyCardHandler),
  bind(saveMyCard, saveMyCardHandler),
  bind(savePicture, savePictureHandler),
  bind(deletePicture, deletePictureHandler),
  bind(getPicture, getPictureHandler),
  bind(getCard, getCardHandler),
  bind(saveSpotMe, saveSpotMeHandler),
];
