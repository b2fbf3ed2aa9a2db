import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchStatus } from './queries.ts';
import { defaultRunChoice, type RunChoice } from './run-options.tsx';

/** The options of the next run: those of the newest one, until the host chooses others. */
export function useRunChoice(eventId: string) {
  const { data: run, isLoading } = useQuery(matchStatus(eventId));
  const [chosen, setChosen] = useState<RunChoice | null>(null);
  const choice = chosen ?? run ?? defaultRunChoice;
  return { choice, isLoading, choose: (changed: Partial<RunChoice>) => setChosen({ ...choice, ...changed }) };
}
