import { languageNames, languages } from '@serendip/texts/languages';
import { texts } from '../../language/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { type EventDetails, languagesOf } from './event-details.ts';

const t = texts('eventLanguages');

interface Props {
  details: EventDetails;
  onChange: (details: EventDetails) => void;
}

/** The event's language, and a second one if it has two. Each is named in itself. */
export function LanguageFields({ details, onChange }: Props) {
  const { language, second_language: second } = languagesOf(details);
  return (
    <div className="grid items-start gap-6 border-line border-t pt-5 sm:grid-cols-2">
      <Field label={t('language')} hint={t('languageHint')}>
        {(control) => (
          <Select
            {...control}
            name="language"
            value={language}
            onChange={({ target }) => onChange({ ...details, language: target.value })}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageNames[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('second')} aside={t('optional')} hint={t('secondHint')}>
        {(control) => (
          <Select
            {...control}
            name="second_language"
            value={second ?? ''}
            onChange={({ target }) => onChange({ ...details, language, secondLanguage: target.value })}
          >
            <option value="">{t('none')}</option>
            {languages
              .filter((code) => code !== language)
              .map((code) => (
                <option key={code} value={code} lang={code}>
                  {languageNames[code]}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
