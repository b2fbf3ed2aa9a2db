import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';

/** A mail's content, as text and HTML. */
export interface LetterParts {
  language: Language;
  heading: string;
  facts: string[];
  lines: string[];
  button: { label: string; url: string };
  stop: string;
  settings: string;
  /** Of these two links, where they are not those of a notification. */
  labels?: { stop: string; settings: string };
}

export function newsLabels(language: Language) {
  const t = serverTexts(language, 'newsMails');
  return { stop: t('stop'), settings: t('settings') };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/**
 * The product's colours as hex, the only form that mail programs know. Light ones are inline, dark ones override by
 * class.
 */
const light = {
  canvas: '#faf7f8',
  surface: '#ffffff',
  line: '#e4dee1',
  ink: '#231920',
  soft: '#584c53',
  accent: '#c01874',
};
const dark = {
  canvas: '#140d11',
  surface: '#1e151a',
  line: '#392e34',
  ink: '#f5f1f3',
  soft: '#c6bec2',
  accent: '#f47bb4',
};

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const darkRules = `
.canvas{background:${dark.canvas}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft,.soft a{color:${dark.soft}!important}
.brand{color:${dark.accent}!important}
.button{background:${dark.accent}!important;color:#2c0a1a!important}`;

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media (prefers-color-scheme:dark){${darkRules}}
@media (max-width:480px){.frame{padding:16px 12px!important}.card{padding:24px 20px!important}}`;

const paragraph = (text: string, look = 'soft') =>
  `<p class="${look}" dir="auto" style="margin:0 0 12px;color:${look === 'ink' ? light.ink : light.soft};font-size:16px;line-height:1.5;overflow-wrap:anywhere">${safe(text)}</p>`;

/** The mail as HTML: tables and inline colours, since mail programs support little else. It loads nothing. */
export const htmlOf = ({
  heading,
  facts,
  lines,
  button,
  stop,
  settings,
  language,
  labels = newsLabels(language),
}: LetterParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(heading)}</title>
<style>${style}</style>
</head>
<body class="canvas" style="background:${light.canvas};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="canvas" style="background:${light.canvas}">
<tr><td class="frame" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;text-align:left">
<tr><td style="padding:0 4px 16px"><span class="brand" style="color:${light.accent};font-size:20px;font-weight:800;letter-spacing:-0.02em">Serendip</span></td></tr>
<tr><td class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:16px;padding:32px">
<h1 class="ink" dir="auto" style="margin:0 0 16px;color:${light.ink};font-size:22px;line-height:1.3;overflow-wrap:anywhere">${safe(heading)}</h1>
${facts.map((fact) => paragraph(fact, 'ink')).join('\n')}
${lines.map((line) => paragraph(line)).join('\n')}
<p style="margin:24px 0 0"><a class="button" href="${safe(button.url)}" style="display:inline-block;background:${light.accent};color:#ffffff;border-radius:12px;padding:13px 22px;font-size:16px;font-weight:700;text-decoration:none">${safe(button.label)}</a></p>
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;color:${light.soft};font-size:13px;line-height:1.6">
<a href="${safe(stop)}" style="color:${light.soft}">${safe(labels.stop)}</a> &nbsp;·&nbsp; <a href="${safe(settings)}" style="color:${light.soft}">${safe(labels.settings)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
