import { Chapter, Row } from './specimen.tsx';

/** Class names are written out, so that the style sheet has them. */
const colours: readonly [group: string, swatches: readonly [name: string, swatch: string][]][] = [
  [
    'Surfaces and lines',
    [
      ['canvas', 'bg-canvas'],
      ['sunken', 'bg-sunken'],
      ['surface', 'bg-surface'],
      ['raised', 'bg-raised'],
      ['hover', 'bg-hover'],
      ['line', 'bg-line'],
      ['line-strong', 'bg-line-strong'],
    ],
  ],
  [
    'Text',
    [
      ['ink', 'bg-ink'],
      ['ink-soft', 'bg-ink-soft'],
      ['ink-faint', 'bg-ink-faint'],
    ],
  ],
  [
    'Accent',
    [
      ['accent', 'bg-accent'],
      ['accent-strong', 'bg-accent-strong'],
      ['accent-soft', 'bg-accent-soft'],
      ['accent-ink', 'bg-accent-ink'],
    ],
  ],
  [
    'Meaning',
    [
      ['positive', 'bg-positive'],
      ['positive-soft', 'bg-positive-soft'],
      ['negative', 'bg-negative'],
      ['negative-soft', 'bg-negative-soft'],
      ['caution', 'bg-caution'],
      ['caution-soft', 'bg-caution-soft'],
    ],
  ],
];

const type: readonly [name: string, style: string, words: string][] = [
  ['display 4xl', 'display text-4xl', 'Right time, right place'],
  ['heading 3xl', 'heading text-3xl', 'Right time, right place'],
  ['heading 2xl', 'heading text-2xl', 'Right time, right place'],
  ['heading xl', 'heading text-xl', 'Right time, right place'],
  ['lg', 'text-lg', 'Someone here is looking for exactly what you know.'],
  ['base', 'text-base', 'Someone here is looking for exactly what you know.'],
  ['sm', 'text-sm', 'Someone here is looking for exactly what you know.'],
  ['xs', 'text-xs', 'Someone here is looking for exactly what you know.'],
];

const radii = ['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-2xl', 'rounded-full'];
const shadows = ['shadow-rest', 'shadow-lift', 'shadow-float'];

export const Tokens = () => (
  <>
    <Chapter
      id="colours"
      title="Colours"
      lead="One accent, warm neutrals, three meanings. Each says its light and dark value in one place."
    >
      {colours.map(([group, swatches]) => (
        <div key={group} className="grid gap-3">
          <h3 className="font-semibold text-sm">{group}</h3>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
            {swatches.map(([name, swatch]) => (
              <li key={name} className="grid gap-1.5 text-ink-soft text-xs">
                <span aria-hidden className={`h-16 rounded-md border border-line ${swatch}`} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Chapter>
    <Chapter
      id="typography"
      title="Typography"
      lead="Bricolage Grotesque speaks in headings, Figtree does the rest. Sizes follow the window."
    >
      <dl className="grid gap-5">
        {type.map(([name, style, words]) => (
          <div key={name} className="grid items-baseline gap-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-ink-faint text-xs">{name}</dt>
            <dd className={style}>{words}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
    <Chapter
      id="shape"
      title="Shape and depth"
      lead="Rounder the bigger; shadows only where something lies above something."
    >
      <Row>
        {radii.map((radius) => (
          <span
            key={radius}
            className={`grid size-24 place-items-center border border-line bg-surface text-ink-soft text-xs ${radius}`}
          >
            {radius.replace('rounded-', '')}
          </span>
        ))}
      </Row>
      <Row>
        {shadows.map((shadow) => (
          <span
            key={shadow}
            className={`grid h-24 w-40 place-items-center rounded-lg bg-raised text-ink-soft text-xs ${shadow}`}
          >
            {shadow.replace('shadow-', '')}
          </span>
        ))}
      </Row>
    </Chapter>
  </>
);
