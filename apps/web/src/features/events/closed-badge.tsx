import { DoorClosed } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Marks an event that nobody can join any more. */
export const ClosedBadge = () => <Badge icon={<DoorClosed size={13} aria-hidden />}>Closed</Badge>;
