import { useState } from 'react';
import { CharacterCount } from '../../ui/character-count.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldSet } from '../../ui/field-set.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const topics = [
  { value: 'product', label: 'Product' },
  { value: 'design', label: 'Design', hint: 'Interfaces, brands, services' },
  { value: 'money', label: 'Fundraising' },
];

function Choices() {
  const [one, setOne] = useState<string | null>('design');
  const [many, setMany] = useState<string[]>(['product', 'money']);
  return (
    <>
      <Specimen name="RadioGroup">
        <FieldSet legend="What do you do?">
          <RadioGroup choices={topics} value={one} onChange={setOne} />
        </FieldSet>
      </Specimen>
      <Specimen name="CheckboxGroup">
        <FieldSet legend="What are you looking for?" hint="Any number" error="Choose at least one">
          <CheckboxGroup choices={topics} values={many} onChange={setMany} />
        </FieldSet>
      </Specimen>
    </>
  );
}

function Sliders() {
  const [answered, setAnswered] = useState<number | null>(4);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Specimen name="Slider, answered, waiting and disabled">
      <Slider
        label="Energy"
        min={1}
        max={5}
        value={answered}
        onChange={setAnswered}
        minLabel="Quiet talks"
        maxLabel="Big groups"
      />
      <Slider
        label="Experience"
        min={1}
        max={10}
        value={open}
        onChange={setOpen}
        minLabel="Just starting"
        maxLabel="Decades"
      />
      <Slider label="Disabled" min={1} max={5} value={2} onChange={() => {}} disabled />
    </Specimen>
  );
}

function Texts() {
  const [text, setText] = useState('Someone who has hired their first ten engineers.');
  return (
    <Specimen name="TextArea, CharacterCount">
      <Field
        label="What are you looking for?"
        aside="Optional"
        footer={<CharacterCount count={text.length} max={2000} warnAbove={1900} />}
      >
        {(control) => <TextArea {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <CharacterCount count={1942} max={2000} warnAbove={1900} />
      <CharacterCount count={2012} max={2000} warnAbove={1900} />
    </Specimen>
  );
}

export const Forms = () => (
  <Chapter
    id="forms"
    title="Forms"
    lead="Labels above, hints and errors below their field. Text is 16 pixels, so that phones do not zoom in."
  >
    <div className="grid gap-5 lg:grid-cols-2">
      <Specimen name="Field, TextInput">
        <Field label="Event name" hint="Guests see it first" required>
          {(control) => <TextInput {...control} placeholder="Founders' breakfast" />}
        </Field>
        <Field label="With an error" error="Please enter an event name" required>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label="Disabled">
          {(control) => <TextInput {...control} value="Cannot be changed" disabled readOnly />}
        </Field>
      </Specimen>
      <Specimen name="PasswordInput, Select, date">
        <Field label="Password">
          {(control) => <PasswordInput {...control} defaultValue="secret" autoComplete="off" />}
        </Field>
        <Field label="Select">
          {(control) => (
            <Select {...control} defaultValue="b">
              <option value="a">Run #1</option>
              <option value="b">Run #2</option>
            </Select>
          )}
        </Field>
        <Field label="Date">{(control) => <TextInput {...control} type="date" />}</Field>
      </Specimen>
      <Choices />
      <Sliders />
      <Texts />
      <Specimen name="Switch">
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <Switch label="Disabled" disabled />
      </Specimen>
    </div>
  </Chapter>
);
