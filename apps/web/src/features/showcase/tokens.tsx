import { Motion } from './motion.tsx';
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
      ['scrim', 'bg-scrim'],
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

/** Text colours and their backgrounds. Every pair passes 4.5:1 in both themes. */
const pairs: readonly [name: string, style: string][] = [
  ['ink on canvas', 'bg-canvas text-ink'],
  ['ink-soft on surface', 'bg-surface text-ink-soft'],
  ['ink-faint on sunken', 'bg-sunken text-ink-faint'],
  ['on-accent on accent', 'bg-accent text-on-accent'],
  ['accent-ink on accent-soft', 'bg-accent-soft text-accent-ink'],
  ['on-positive on positive', 'bg-positive text-on-positive'],
  ['positive-ink on positive-soft', 'bg-positive-soft text-positive-ink'],
  ['on-negative on negative', 'bg-negative text-on-negative'],
  ['negative-ink on negative-soft', 'bg-negative-soft text-negative-ink'],
  ['on-caution on caution', 'bg-caution text-on-caution'],
  ['caution-ink on caution-soft', 'bg-caution-soft text-caution-ink'],
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

/** Multiples of a quarter of the base size. */
const spaces: readonly [name: string, width: string, use: string][] = [
  ['1.5', 'w-1.5', 'label and input'],
  ['3', 'w-3', 'neighbours in a row'],
  ['5', 'w-5', 'parts of a card, cards'],
  ['6', 'w-6', "a card's edge"],
  ['10', 'w-10', 'sections'],
  ['16', 'w-16', 'chapters of a public page'],
];

const radii = ['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-2xl', 'rounded-full'];
const shadows = ['shadow-rest', 'shadow-lift', 'shadow-float'];

export const Tokens = () => (
  <>
    <Chapter
      id="colours"
      title="Colours"
      lead="One accent, warm neutrals and three status colours. Each has a light and a dark value."
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
      <div className="grid gap-3">
        <h3 className="font-semibold text-sm">Text on colour</h3>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {pairs.map(([name, style]) => (
            <li key={name} className={`rounded-md border border-line px-3.5 py-3 font-semibold text-sm ${style}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Chapter>
    <Chapter
      id="typography"
      title="Typography"
      lead="Bricolage Grotesque for headings, Figtree for everything else. Sizes depend on the window."
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
      lead="Larger elements have rounder corners. Only elements above others have shadows."
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
      <dl className="grid gap-2.5">
        {spaces.map(([name, width, use]) => (
          <div key={name} className="flex items-center gap-3 text-xs">
            <dt className="w-24 text-ink-faint">space {name}</dt>
            <dd className="flex items-center gap-3 text-ink-soft">
              <span aria-hidden className={`h-4 rounded-xs bg-accent ${width}`} />
              {use}
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
    <Motion />
  </>
);
