import type { LegalPage } from '@serendip/contract/service';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { send } from '../api/send.ts';
import { PublicFooter } from '../features/landing/public-footer.tsx';
import { PublicHeader } from '../features/landing/public-header.tsx';
import { type Block, readMarkdown } from '../features/landing/read-markdown.ts';
import { useSupportEmail } from '../features/service/settings.ts';
import { texts } from '../language/texts.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Button } from '../ui/button.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const t = texts('legal');
const ui = texts('ui');

const legalText = (page: LegalPage) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: async ({ signal }) =>
      readMarkdown(String(await send({ method: 'GET', path: `/legal/${page}`, signal, produces: 'text/markdown' }))),
  });

function Contact() {
  const email = useSupportEmail();
  return (
    <section className="grid gap-1.5">
      <h2 className="heading text-xl">{t('contact')}</h2>
      {email ? (
        <p>
          {t.rich('write', {
            email,
            link: (words) => (
              <a href={`mailto:${email}`} className="font-semibold text-accent-ink underline underline-offset-3">
                {words}
              </a>
            ),
          })}
        </p>
      ) : (
        <p className="text-ink-soft">{t('askHost')}</p>
      )}
    </section>
  );
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'list')
    return (
      <ul className="list-disc space-y-1.5 pl-5 text-ink-soft">
        {block.items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'paragraph')
    return (
      <p className="text-ink-soft">
        <LinkedText text={block.text} />
      </p>
    );
  return <h2 className="heading pt-5 text-xl">{block.text}</h2>;
}

/** Privacy, terms and imprint, as the operator wrote them. */
export default function Legal() {
  const { pathname } = useLocation();
  const page = pathname === '/terms' ? 'terms' : pathname === '/imprint' ? 'imprint' : 'privacy';
  const { data: blocks = [], isPending, isError, isFetching, refetch } = useQuery(legalText(page));
  const title = blocks.find(({ kind }) => kind === 'title');
  const name = title?.kind === 'title' ? title.text : t(`titles.${page}`);
  useDocumentTitle(name);
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="safe-x mx-auto w-full max-w-2xl flex-1 py-10 outline-none">
        <PageHeading title={name} />
        <div className="grid grid-cols-1 gap-3 [&>section]:pt-5">
          {isPending && (
            <Loading label={t('loading')}>
              <Skeleton className="h-64 rounded-xl" />
            </Loading>
          )}
          {isError && (
            <Notice
              tone="negative"
              action={
                <Button variant="secondary" size="sm" loading={isFetching} onClick={() => refetch()}>
                  {ui('tryAgain')}
                </Button>
              }
            >
              {t('failed')}
            </Notice>
          )}
          {blocks
            .filter((block) => block !== title)
            .map((block) => (
              <Part key={JSON.stringify(block)} block={block} />
            ))}
          <Contact />
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}
