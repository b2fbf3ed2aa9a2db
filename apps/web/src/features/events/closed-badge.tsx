import { DoorClosed } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';

const t = texts('eventFacts');

/** Marks an event that nobody can join any more for now or for good. */
export const ClosedBadge = () => <Badge icon={<DoorClosed size={13} aria-hidden />}>{t('closed')}</Badge>;
