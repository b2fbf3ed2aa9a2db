import { Bell, EllipsisVertical, MessageCircle, Plus, Share2, ThumbsDown, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconButton, MenuButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { Chapter, Row, Specimen } from './specimen.tsx';

function Toggles() {
  const [pressed, setPressed] = useState<string | null>('yes');
  const flip = (value: string) => setPressed(pressed === value ? null : value);
  const [view, setView] = useState<'rooms' | 'matches'>('rooms');
  return (
    <>
      <Row>
        <ToggleButton tone="positive" pressed={pressed === 'yes'} onClick={() => flip('yes')}>
          Yes
        </ToggleButton>
        <ToggleButton tone="negative" pressed={pressed === 'no'} onClick={() => flip('no')}>
          No
        </ToggleButton>
        <ToggleButton tone="caution" pressed={pressed === 'maybe'} onClick={() => flip('maybe')}>
          Maybe
        </ToggleButton>
        <ToggleButton
          pressed={pressed === 'up'}
          onClick={() => flip('up')}
          aria-label="Thumbs up"
          icon={<ThumbsUp size={18} />}
        />
        <ToggleButton
          pressed={pressed === 'down'}
          onClick={() => flip('down')}
          aria-label="Thumbs down"
          icon={<ThumbsDown size={18} />}
        />
      </Row>
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        choices={[
          { value: 'rooms', label: 'Rooms' },
          { value: 'matches', label: 'All Matches' },
        ]}
      />
    </>
  );
}

export const Actions = () => (
  <Chapter
    id="buttons"
    title="Buttons"
    lead="One primary action per view, easy to reach with a thumb. Every target is at least 44 pixels high on touch screens."
  >
    <div className="grid gap-5 lg:grid-cols-2">
      <Specimen name="Button, variants">
        <Row>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
        </Row>
        <Row>
          <Button icon={<Plus size={18} aria-hidden />}>With icon</Button>
          <Button loading>Saving...</Button>
          <Button disabled>Disabled</Button>
          <Button variant="quiet" disabled>
            Quiet, disabled
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Button, sizes">
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
        </Row>
        <Button block>Block</Button>
      </Specimen>
      <Specimen name="LinkButton, TextLink">
        <Row>
          <LinkButton to="/design-system">A link that looks like a button</LinkButton>
          <LinkButton to="/design-system" variant="secondary">
            Secondary
          </LinkButton>
          <TextLink to="/design-system">A link in text</TextLink>
        </Row>
      </Specimen>
      <Specimen name="IconButton, CountDot">
        <Row>
          <IconButton label="Share" icon={<Share2 size={20} />} />
          <IconButton label="Messages, 9 or more unread" icon={<MessageCircle size={20} />}>
            <CountDot>9+</CountDot>
          </IconButton>
          <IconButton label="Notifications" icon={<Bell size={20} />} disabled />
        </Row>
      </Specimen>
      <Specimen name="Menu, MenuButton">
        <Row>
          <Menu
            trigger={<MenuButton label="More" icon={<EllipsisVertical size={20} aria-hidden />} />}
            items={[
              { label: 'Share', icon: <Share2 size={18} aria-hidden />, onChoose: () => undefined },
              { label: 'Remove', icon: <Trash2 size={18} aria-hidden />, danger: true, onChoose: () => undefined },
            ]}
          />
        </Row>
      </Specimen>
      <Specimen name="ToggleButton, Segmented">
        <Toggles />
      </Specimen>
    </div>
  </Chapter>
);
