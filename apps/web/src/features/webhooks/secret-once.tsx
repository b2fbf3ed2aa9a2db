import { texts } from '../../language/texts.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';

const t = texts('webhooks');

interface Props {
  secret: string;
  /** It replaces another one. */
  isNew: boolean;
  onClose: () => void;
}

/** Shows a webhook's secret, which nobody sees again. */
export const SecretOnce = ({ secret, isNew, onClose }: Props) => (
  <SecretDialog
    secret={secret}
    label={t('secret')}
    title={isNew ? t('newSecret') : t('secretTitle')}
    description={isNew ? t('newSecretText') : t('secretText')}
    copied={t('secretCopied')}
    copyByHand={t('copyByHand')}
    onClose={onClose}
  />
);
