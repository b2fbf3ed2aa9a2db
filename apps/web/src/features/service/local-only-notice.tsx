import { texts } from '../../language/texts.ts';
import { Notice } from '../../ui/notice.tsx';

const t = texts('service');

const isLocal = (address: string): boolean =>
  /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/** The page with the section of docs/operating.md. */
const guide = '/api/docs/let-guests-in';

/** For hosts: says that guests cannot open an address, if that is so. */
export const LocalOnlyNotice = ({ address }: { address: string }) =>
  isLocal(address) ? (
    <Notice tone="caution">
      {t.rich('localOnly', {
        link: (words) => (
          <a href={guide} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-3">
            {words}
          </a>
        ),
      })}
    </Notice>
  ) : null;
