import { limits } from '@serendip/contract/limits';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export interface Settings {
  minutes: string;
  breakMinutes: string;
  automatic: boolean;
}

export const usualSettings: Settings = {
  minutes: String(limits.round_minutes_default),
  breakMinutes: String(limits.break_minutes_default),
  automatic: true,
};

const isWithin = (typed: string, min: number, max: number) => /^\d{1,2}$/.test(typed) && +typed >= min && +typed <= max;

const faults = ({ minutes, breakMinutes }: Settings) => ({
  minutes: isWithin(minutes, limits.round_minutes_min, limits.round_minutes_max)
    ? null
    : `From ${limits.round_minutes_min} to ${limits.round_minutes_max}`,
  breakMinutes: isWithin(breakMinutes, limits.break_minutes_min, limits.break_minutes_max)
    ? null
    : `From ${limits.break_minutes_min} to ${limits.break_minutes_max}`,
});

/** The settings to send, or null while a field holds no number. */
export const readSettings = (settings: Settings) => {
  const { minutes, breakMinutes } = faults(settings);
  if (minutes || breakMinutes) return null;
  return {
    minutes: Number(settings.minutes),
    break_minutes: Number(settings.breakMinutes),
    automatic: settings.automatic,
  };
};

interface Props {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** How long rounds and breaks are, and whether they start automatically. Before round 1 only. */
export function SettingsFields({ settings, onChange }: Props) {
  const fault = faults(settings);
  const number = (key: 'minutes' | 'breakMinutes', label: string) => (
    <Field label={label} error={fault[key]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={settings[key]}
          onChange={(event) => onChange({ ...settings, [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-4">
        {number('minutes', 'Minutes per round')}
        {number('breakMinutes', 'Minutes per break')}
      </div>
      <Switch
        label="Rounds and breaks follow by themselves"
        checked={settings.automatic}
        onChange={(event) => onChange({ ...settings, automatic: event.target.checked })}
      />
    </div>
  );
}
