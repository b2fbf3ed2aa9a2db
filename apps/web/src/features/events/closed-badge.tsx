import { DoorClosed } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Marks an event that nobody can join any more for now or for good. */
export const ClosedBadge = () => <Badge icon={<DoorClosed size={13} aria-hidden />}>Closed</Badge>;
