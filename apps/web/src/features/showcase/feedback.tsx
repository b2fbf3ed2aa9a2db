import { CalendarPlus, Check } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { toast } from '../../ui/toast.ts';
import { Chapter, Row, Specimen } from './specimen.tsx';

export const Feedback = () => (
  <Chapter id="badges" title="Badges and feedback" lead="Each state is said once: first in text, then in colour.">
    <div className="grid gap-5 lg:grid-cols-2">
      <Specimen name="Badge">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="accent">Accent</Badge>
          <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
            Completed
          </Badge>
          <Badge tone="caution">Pending</Badge>
          <Badge tone="negative">Failed</Badge>
        </Row>
      </Specimen>
      <Specimen name="Avatar">
        <Row>
          <Avatar initials="BO" seed="brave-otter" size="sm" />
          <Avatar initials="CF" seed="calm-falcon" />
          <Avatar initials="MW" seed="mellow-wren" size="lg" />
        </Row>
      </Specimen>
      <Specimen name="Notice">
        <Notice>You can view and fill these questions.</Notice>
        <Notice tone="positive" title="Answers saved" />
        <Notice tone="caution" title="Need at least 3 participants to run matches">
          Share your event link to get more people to join before generating matches.
        </Notice>
        <Notice
          tone="negative"
          action={
            <Button size="sm" variant="secondary">
              Try again
            </Button>
          }
        >
          Failed to load conversations
        </Notice>
      </Specimen>
      <Specimen name="Progress, status, skeleton">
        <ProgressBar label="Matching" value={64} />
        <ProgressBar label="Step 2 of 3" value={66} valueText="Step 2 of 3" tone="positive" />
        <Row>
          <ProgressRing label="Profile" value={0}>
            0%
          </ProgressRing>
          <ProgressRing label="Profile" value={62}>
            62%
          </ProgressRing>
          <ProgressRing label="Profile" value={100}>
            <Check size={28} aria-hidden />
          </ProgressRing>
        </Row>
        <StatusLine busy>Auto-refreshing status...</StatusLine>
        <Loading label="Loading">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-16" />
        </Loading>
      </Specimen>
      <Specimen name="Toast">
        <Row>
          <Button variant="secondary" onClick={() => toast.success('Answers saved')}>
            Success
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Failed to leave event')}>
            Failure
          </Button>
          <Button variant="secondary" onClick={() => toast.info('You can view and fill these questions.')}>
            Information
          </Button>
        </Row>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          icon={<CalendarPlus size={26} />}
          title="No Events Created Yet"
          action={<Button>Create Your First Event</Button>}
        >
          It takes two minutes, and you can change everything later.
        </EmptyState>
      </Specimen>
    </div>
  </Chapter>
);
