/** The hosted page's whole style, in the hotel's colours and fonts (art guide, sections 1 to 3 and 7). */
export const pageStyle = `
@font-face{font-family:Cardo;src:url(/fonts/cardo-l.woff2);font-display:swap;unicode-range:U+20-FF,U+2013-2026,U+20AC}
@font-face{font-family:Cardo;src:url(/fonts/cardo-x.woff2);font-display:swap;unicode-range:U+106-107,U+10C-111,U+160-161,U+17D-17E}
@font-face{font-family:Ysabeau;src:url(/fonts/ysabeau-l.woff2);font-weight:400 700;font-display:swap;unicode-range:U+20-FF,U+2013-2026,U+20AC}
@font-face{font-family:Ysabeau;src:url(/fonts/ysabeau-x.woff2);font-weight:400 700;font-display:swap;unicode-range:U+106-107,U+10C-111,U+160-161,U+17D-17E}
:root{--paper:#f6eedf;--sand:#efe2c8;--print:#fffaf0;--ink:#2b1a24;--soft:#6a5560;--brand:#4a1f38;--terra:#9c4126;--apricot:#f2b377;--night:#2b1a28;--error:#a3261b;
--line:rgb(43 26 36/.22);--edge:clamp(1.25rem,.2rem + 4.6vw,5rem);--s0:clamp(.94rem,.9rem + .15vw,1rem);--s1:clamp(1.1rem,1.05rem + .25vw,1.25rem);--s2:clamp(1.35rem,1.2rem + .7vw,1.75rem);--s3:clamp(1.75rem,1.4rem + 1.5vw,2.6rem)}
*,::before,::after{box-sizing:border-box;font-variant-numeric:lining-nums!important}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:450 var(--s1)/1.55 Ysabeau,Optima,Candara,sans-serif;overflow-wrap:break-word}
h1,h2,p,dl,dd,ul{margin:0}ul{padding:0;list-style:none}
h1,h2{font-family:Cardo,"Palatino Linotype",Palatino,serif;font-weight:400;line-height:1.1;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2.25rem,1.6rem + 2.7vw,3.9rem)}h2{font-size:var(--s2);line-height:1.2}
a{color:var(--brand);text-underline-offset:.22em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--terra);outline-offset:3px}
.notice{background:var(--night);color:#f7ead0;padding:1.05rem var(--edge) 1.15rem}
.notice p{max-width:74rem;margin-inline:auto;display:flex;flex-wrap:wrap;gap:.1rem 1.4rem;align-items:baseline;line-height:1.4}
.notice strong{font-weight:600;font-size:.84rem;letter-spacing:.13em;text-transform:uppercase;color:var(--apricot)}
.notice span{flex:1 1 20rem}
main{max-width:calc(74rem + 2*var(--edge));margin-inline:auto;padding:clamp(2rem,1rem + 4vw,4.5rem) var(--edge) clamp(4rem,8vw,7rem);display:grid;gap:clamp(1.6rem,1rem + 2vw,3rem) clamp(2rem,6vw,6rem)}
.kick{font-weight:600;font-size:.84rem;line-height:1.3;letter-spacing:.13em;text-transform:uppercase;color:var(--terra);margin-bottom:.8rem}
.order dl{border-top:1px solid var(--line)}
.order dl div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.2rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.order dt{color:var(--soft)}.order dd{text-align:right;min-width:0}
.order .sum dd{font:400 var(--s3)/1.15 Cardo,"Palatino Linotype",serif;white-space:nowrap}
.note,.hint,.cards p{font-size:var(--s0);color:var(--soft);line-height:1.45}
.order .note{margin-top:.9rem}
.sheet{background:var(--print);padding:.6rem;box-shadow:0 1px 2px #2b1a2826,0 16px 30px -22px #2b1a2880}
.sheet>div{border:1px solid var(--brand);outline:1px solid var(--brand);outline-offset:-5px;padding:clamp(1.5rem,.9rem + 2.6vw,2.8rem) clamp(1.25rem,.6rem + 2.8vw,2.8rem)}
.sheet h2{font-size:var(--s3);margin-bottom:1.4rem}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:1.35rem 1.4rem;align-items:start}
.wide{grid-column:1/-1}
label{display:block;font-weight:600;line-height:1.3;margin-bottom:.4rem}
input{width:100%;min-height:52px;padding:.5rem .9rem;border:1px solid #775f6a;border-radius:2px;background:#fff;color:inherit;font:inherit}
input[aria-invalid]{border:2px solid var(--error)}
.hint{margin-top:.4rem}
.wrong{color:var(--error);font-weight:600;font-size:var(--s0);line-height:1.4;margin-top:.4rem}
.summary{border-left:4px solid var(--error);padding:.2rem 0 .2rem 1rem;margin-bottom:1.6rem}
.summary p{font-weight:600;line-height:1.4}.summary a{color:var(--error)}.summary li{padding:.15rem 0;line-height:1.4}
button,.button{appearance:none;border:0;border-radius:2px;cursor:pointer;font:600 1.06rem/1.2 Ysabeau,Optima,Candara,sans-serif;letter-spacing:.015em}
.pay,.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.4rem;padding:.55rem 1.9rem;background:var(--brand);color:var(--print);text-decoration:none;transition:background-color .2s}
.pay{width:100%}.pay:hover,.button:hover{background:#341326}
.leave{background:none;color:var(--brand);min-height:44px;padding:.4rem 0;margin-top:.7rem;font-weight:600;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.26em}
a.leave{display:inline-flex;align-items:center;padding:.4rem 0}
.leave:hover{text-decoration-thickness:2px}
.cards{border-top:1px solid var(--line);padding-top:clamp(1.6rem,1rem + 2vw,2.6rem)}
.cards h2{margin-bottom:.5rem}.cards p{max-width:38rem}
table{border-collapse:collapse;width:100%;margin-top:1.1rem;line-height:1.4}
th,td{text-align:left;vertical-align:baseline;padding:.62rem 0;border-bottom:1px solid var(--line);font-weight:450}
thead th{font-size:var(--s0);color:var(--soft);padding-top:0}
input,code{font-variant-numeric:lining-nums tabular-nums!important}
tbody th{white-space:nowrap;padding-right:clamp(1.4rem,4vw,3.5rem)}
tbody th code{font:inherit;font-weight:600;letter-spacing:.02em;color:var(--brand);user-select:all}
.end{max-width:44rem}.end>*+*{margin-top:1.3rem}.sheet .button{margin-top:1.6rem}
.end section{border-top:1px solid var(--line);padding-top:1.3rem}
@media(min-width:60rem){
main{grid-template-columns:minmax(0,7fr) minmax(0,4.2fr);align-items:start}
.head,.cards,.end{grid-column:1/-1}.order{grid-column:2;grid-row:2}.sheet{grid-column:1;grid-row:2}
.cards{display:grid;grid-template-columns:4fr 8fr;gap:clamp(2rem,5vw,5rem);margin-top:clamp(1rem,3vw,3rem)}
.cards table{margin-top:.35rem}}
@media(max-width:30rem){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr,tbody th,td{display:block}tr{border-bottom:1px solid var(--line);padding:.65rem 0}tbody th,td{border:0;padding:0}
.fields{gap:1.2rem 1rem}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`;
