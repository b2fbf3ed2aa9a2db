import { locale } from '../../language/locale.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useQuestionsLanguage } from '../coach/queries.ts';
import { languagesOf } from './event-details.ts';
import type { Wizard } from './wizard.ts';

const t = texts('eventLanguages');

interface Props {
  wizard: Wizard;
  onChange: (wizard: Wizard) => void;
}

/** Proposes the language of the questions where the event is in another one. */
export function LanguageNotice({ wizard, onChange }: Props) {
  const { details, questions } = wizard;
  const written = useQuestionsLanguage(questions.map(({ form }) => form));
  const { language, second_language: second } = languagesOf(details);
  if (!written || written === language || written === second) return null;
  const name = new Intl.DisplayNames(locale(), { type: 'language' }).of(written) ?? written;
  return (
    <Notice
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange({ ...wizard, details: { ...details, language: written } })}
        >
          {t('take', { language: name })}
        </Button>
      }
    >
      {t('questionsReadAs', { language: name })}
    </Notice>
  );
}
