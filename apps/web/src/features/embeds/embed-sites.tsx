import type { Event } from '@serendip/contract/events';
import { limits } from '@serendip/contract/limits';
import { readSite, siteInvalid } from '@serendip/contract/sites';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { worded } from '../../language/worded.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { useSaveEvent } from '../events/queries.ts';

const t = texts('embeds');

/** The sites that may show the event as a card, and the line to paste there. */
export function EmbedSites({ event }: { event: Event }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useSaveEvent();
  const sites = event.embed_sites ?? [];
  const save = (next: string[], done: () => void) =>
    mutate(
      { eventId: event.id, event: { embed_sites: next } },
      { onSuccess: done, onError: (failure) => setFault(joinedErrors(failure, t('failed'))) },
    );
  const add = (submit: FormEvent) => {
    submit.preventDefault();
    const site = readSite(typed);
    setFault(site ? null : worded(siteInvalid));
    if (site) save([...sites, site], () => setTyped(''));
  };
  return (
    <section aria-labelledby="embed-sites" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="embed-sites" className="heading text-2xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">
          {event.listed
            ? t('lead')
            : t.rich('notListed', {
                link: (words) => <TextLink to={`/events/${event.id}/edit`}>{words}</TextLink>,
              })}
        </p>
      </div>
      {sites.length > 0 && (
        <List>
          {sites.map((site) => (
            <ListRow key={site} className="flex-wrap gap-x-3 gap-y-1">
              <span className="wrap-anywhere min-w-0 flex-1 basis-44 text-sm">{site}</span>
              <Button
                variant="quiet"
                size="sm"
                disabled={isPending}
                onClick={() =>
                  save(
                    sites.filter((one) => one !== site),
                    () => toast.success(t('removed', { site })),
                  )
                }
              >
                {t('remove')}
                <Whom name={site} />
              </Button>
            </ListRow>
          ))}
        </List>
      )}
      {sites.length < limits.embed_sites_max && (
        <form onSubmit={add} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
          <Field label={t('site')} error={fault}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                autoComplete="off"
                placeholder="https://example.org"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setFault(null);
                }}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={isPending} className="sm:mt-7">
            {t('add')}
          </Button>
        </form>
      )}
      {event.listed && sites.length > 0 && (
        <Field label={t('paste')}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              className="font-mono text-sm"
              value={`<iframe src="${window.location.origin}/embed/events/${event.id}" title="${t('event')}" width="400" height="420" style="border:0"></iframe>`}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
      )}
    </section>
  );
}
