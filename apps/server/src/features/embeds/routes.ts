import { getOembed } from '@serendip/contract/embeds';
import { bind } from '../../http/bind.ts';
import { getOembedHandler } from './oembed.ts';

export const embedRoutes = [bind(getOembed, getOembedHandler)];
