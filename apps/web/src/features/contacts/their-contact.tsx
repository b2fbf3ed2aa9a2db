import type { Contact } from '@serendip/contract/contacts';
import { Download } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { downloadText } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Whom } from '../../ui/whom.tsx';
import { type VcardVersion, vcard } from './vcard.ts';

const t = texts('contacts');

interface Props {
  user: { alias: string | null };
  /** The name of the other person, or their alias. */
  called: string;
  contact: Contact;
}

const linkStyle = 'wrap-anywhere inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4';

/** The contact that the other person shares, as links and as a file for an address book. */
export function TheirContact({ user, called, contact }: Props) {
  const { name, email, phone, links } = contact;
  const alias = user.alias ?? 'someone';
  const save = (version: VcardVersion) => downloadText(`${alias}.vcf`, 'text/vcard', vcard(contact, alias, version));
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1">
      {name && (
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
      )}
      {email && (
        <a href={`mailto:${encodeURIComponent(email)}`} className={linkStyle}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkStyle}>
          {phone}
        </a>
      )}
      {links.map((link) => (
        <a key={link} href={link} target="_blank" rel="noopener noreferrer nofollow" className={linkStyle}>
          {link}
        </a>
      ))}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button variant="secondary" size="sm" icon={<Download size={16} aria-hidden />} onClick={() => save('4.0')}>
          {t('save')}
          <Whom name={called} />
        </Button>
        <Button variant="quiet" size="sm" onClick={() => save('3.0')}>
          {t('forOlderPhones')}
          <Whom name={called} />
        </Button>
      </div>
    </div>
  );
}
