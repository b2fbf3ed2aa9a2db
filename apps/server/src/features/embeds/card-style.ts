/** The style of the card, with the accent of the web app, in a file of its own, so that its page needs no inline style. */
export const cardStyle = `:root{color-scheme:light dark;--canvas:light-dark(#fff,#1b1922);--ink:light-dark(#1d1b20,#f3f0f7);--soft:light-dark(#5d5766,#b8b1c4);--line:light-dark(#e3dfe8,#38333f);--accent:light-dark(oklch(0.53 0.205 352),oklch(0.745 0.155 352));--on-accent:light-dark(oklch(1 0 0),oklch(0.19 0.05 352))}
*{box-sizing:border-box;margin:0}
body{font:15px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
article{display:grid;align-content:start;border:1px solid var(--line);border-radius:16px;overflow:hidden;min-height:100vh}
img{display:block;width:100%;aspect-ratio:1200/630;object-fit:cover;max-height:45vh}
@media (max-height:300px){img{display:none}}
div{display:grid;gap:10px;padding:16px;align-content:start}
h1{font-size:20px;line-height:1.25;overflow-wrap:anywhere}
p{color:var(--soft);overflow-wrap:anywhere}
a{justify-self:start;display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:12px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
`;
