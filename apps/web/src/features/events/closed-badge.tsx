import { DoorClosed } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Marks an event that nobody can join any more because its host is gone. */
export const ClosedBadge = () => <Badge icon={<DoorClosed size={13} aria-hidden />}>Closed</Badge>;
