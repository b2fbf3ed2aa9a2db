import { Fragment } from 'react';

interface Props {
  children: string;
  /** Parts of the text that are written in a language of their own. */
  parts: readonly { phrase: string; lang: string }[];
}

/** A text of which parts are read out, and hyphenated, in their own language. */
export function TextInLanguages({ children: text, parts }: Props) {
  const part = parts.find(({ phrase }) => text.toLowerCase().includes(phrase.toLowerCase()));
  if (!part) return text;
  const from = text.toLowerCase().indexOf(part.phrase.toLowerCase());
  const to = from + part.phrase.length;
  const others = parts.filter((other) => other !== part);
  return (
    <Fragment>
      <TextInLanguages parts={others}>{text.slice(0, from)}</TextInLanguages>
      <span lang={part.lang}>{text.slice(from, to)}</span>
      <TextInLanguages parts={others}>{text.slice(to)}</TextInLanguages>
    </Fragment>
  );
}
