import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';
import { Chapter, Row, Specimen } from './specimen.tsx';

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Row>
        <Button variant="secondary" onClick={() => setOpen('plain')}>
          Open dialog
        </Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete something
        </Button>
      </Row>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Success!"
        description="URL copied to your clipboard"
        actions={<Button onClick={close}>OK</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete question"
        description="Are you sure you want to delete this question?"
        confirmLabel="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

function TabsSpecimen() {
  const [tab, setTab] = useState<'hosted' | 'joined'>('hosted');
  return (
    <Tabs
      label="Events"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'hosted', label: 'Events Hosted', panel: <p className="text-ink-soft">The events you host.</p> },
        { id: 'joined', label: 'Events Joined', panel: <p className="text-ink-soft">The events you joined.</p> },
      ]}
    />
  );
}

const people = ['brave-otter', 'calm-falcon', 'mellow-wren'];
const names = ['Berlin Makers Night', 'Climate Founders', 'Jazz & Code', 'Design Drinks'];

export const Containers = () => (
  <>
    <Chapter
      id="cards"
      title="Cards"
      lead="Soft edges, thin lines and plenty of space. Every event has a cover made from its name."
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {names.map((name) => (
          <Card key={name} flush>
            <EventCover name={name} className="h-28" />
            <div className="grid gap-1 p-5">
              <h3 className="heading text-lg">{name}</h3>
              <p className="text-ink-soft text-sm">24 joined</p>
            </div>
          </Card>
        ))}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Card>Plain</Card>
        <Card tone="tinted">Tinted</Card>
        <Card tone="outline">Outline</Card>
      </div>
    </Chapter>
    <Chapter
      id="layouts"
      title="Layouts"
      lead="A header, one column that is easy to read, and the next action within reach of a thumb."
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <Specimen name="Tabs">
          <TabsSpecimen />
        </Specimen>
        <Specimen name="Disclosure">
          <Disclosure label="Why matched" startsOpen>
            <p className="text-ink-soft">You are looking for a technical co-founder; they build backends.</p>
          </Disclosure>
          <Disclosure label="Folded">
            <p className="text-ink-soft">Open.</p>
          </Disclosure>
        </Specimen>
        <Specimen name="List">
          <List>
            {people.map((alias) => (
              <ListRow key={alias}>
                <Avatar initials={alias.slice(0, 2).toUpperCase()} seed={alias} size="sm" />
                <span className="flex-1 font-semibold">@{alias}</span>
                <Badge tone="accent">92%</Badge>
              </ListRow>
            ))}
          </List>
        </Specimen>
        <Specimen name="Dialog, ConfirmDialog">
          <Dialogs />
        </Specimen>
      </div>
    </Chapter>
  </>
);
