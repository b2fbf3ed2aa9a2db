import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { pageTitle } from './lib/page-title.ts';
import { telemetry } from './lib/telemetry.ts';

let arrivedBefore = false;

/** What a fragment points at; nothing where the link got some other tail on its way. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Mounts with a screen: titles the page and, after the first, moves focus to its heading and scrolls to where it begins. */
export function Arrival({ title, path }: { title: string | null; path: string }) {
  const { hash } = useLocation();
  const navigation = useNavigationType();
  // Only the arrival counts, not later moves on the same screen.
  const [arrival] = useState({ hash, cameBack: navigation === NavigationType.Pop });
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(() => telemetry.visit(path), [path]);
  useEffect(() => {
    const { hash, cameBack } = arrival;
    const first = !arrivedBefore;
    arrivedBefore = true;
    const target = hash ? elementOf(hash) : null;
    target?.scrollIntoView();
    if (first) return;
    if (!target && !cameBack) window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading || document.activeElement?.closest('main')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [arrival]);
  return null;
}
