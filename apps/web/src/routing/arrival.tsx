import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusIsLost } from '../lib/lost-focus.ts';
import { pageTitle } from '../lib/page-title.ts';
import { telemetry } from '../lib/telemetry.ts';
import { arrived } from './first-arrival.ts';

/** The entry of the browser's history at which somebody arrived last. */
let arrivedAt: string | undefined;

/** The element a fragment points at, or null when the fragment is not valid. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Mounts with a screen and sets the page title. After the first screen it also moves focus to the heading and scrolls
 * up.
 */
export function Arrival({ title, path }: { title: string | null; path: string }) {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  // Kept from the first render: later hash changes on the same screen do not count.
  const [arrival] = useState({ hash, key, cameBack: navigation === NavigationType.Pop });
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(arrived, []);
  useEffect(() => telemetry.visit(path), [path]);
  useEffect(() => {
    const { hash, key, cameBack } = arrival;
    const first = arrivedAt === undefined;
    // In another language the same screen mounts again. Focus and scrolling stay.
    if (arrivedAt === key) return;
    arrivedAt = key;
    const target = hash ? elementOf(hash) : null;
    target?.scrollIntoView();
    if (first) return;
    if (!target && !cameBack) window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading || (document.activeElement?.closest('main') && !focusIsLost())) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [arrival]);
  return null;
}
