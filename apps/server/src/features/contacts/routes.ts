import { shareContact, takeBackContact } from '@serendip/contract/contacts';
import { bind } from '../../http/bind.ts';
import { shareContactHandler } from './share-contact.ts';
import { takeBackContactHandler } from './take-back-contact.ts';

export const contactRoutes = [bind(shareContact, shareContactHandler), bind(takeBackContact, takeBackContactHandler)];
