/** All styles of the hosted page. Like a real provider's page it is plain, in the system font and without branding. */
export const pageStyle = `
:root{color-scheme:light;--page:#f4f5f7;--raised:#fff;--ink:#1b1f24;--soft:#525c67;--action:#1d4f91;--action-hover:#163c6e;--error:#b3261e;--notice:#fff3c4;--notice-line:#b98900;
--line:#d3d8de;--control:#6b7682;--edge:clamp(1rem,.2rem + 4vw,3rem);--small:.9375rem}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
h1,h2,p,dl,dd,ul{margin:0}ul{padding:0;list-style:none}
h1,h2{font-weight:600;line-height:1.25;text-wrap:balance}
h1{font-size:clamp(1.6rem,1.4rem + .9vw,2.1rem)}h2{font-size:1.25rem}
a{color:var(--action);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.notice{background:var(--notice);border-bottom:1px solid var(--notice-line);padding:.8rem var(--edge)}
.notice p{max-width:64rem;margin-inline:auto;display:flex;flex-wrap:wrap;gap:.1rem 1rem;align-items:baseline}
.notice strong{font-weight:700}
.notice span{flex:1 1 20rem}
main{max-width:calc(64rem + 2*var(--edge));margin-inline:auto;padding:clamp(1.5rem,1rem + 2vw,3rem) var(--edge) 4rem;display:grid;gap:1.5rem clamp(1.5rem,4vw,3rem)}
.kick{font-weight:600;margin-bottom:.5rem}
.order dl{border-top:1px solid var(--line)}
.order dl div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.2rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.order dt{color:var(--soft)}.order dd{text-align:right;min-width:0}
.order .sum dd{font-size:1.6rem;font-weight:600;line-height:1.25;white-space:nowrap}
.note,.hint,.cards p{font-size:var(--small);color:var(--soft)}
.order .note{margin-top:.8rem}
.sheet{background:var(--raised);border:1px solid var(--line);border-radius:8px;padding:clamp(1.25rem,.8rem + 2vw,2.25rem)}
.sheet h2{margin-bottom:1.2rem}
.fields{display:grid;grid-template-columns:1fr 1fr;gap:1.2rem;align-items:start}
.wide{grid-column:1/-1}
label{display:block;font-weight:600;line-height:1.3;margin-bottom:.35rem}
input{width:100%;min-height:48px;padding:.5rem .8rem;border:1px solid var(--control);border-radius:6px;background:var(--raised);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid]{border:2px solid var(--error)}
.hint{margin-top:.35rem}
.wrong{color:var(--error);font-weight:600;font-size:var(--small);margin-top:.35rem}
.summary{border-left:4px solid var(--error);padding:.2rem 0 .2rem 1rem;margin-bottom:1.5rem}
.summary p{font-weight:600}.summary a{color:var(--error)}.summary li{padding:.15rem 0}
button,.button{appearance:none;border:0;border-radius:6px;cursor:pointer;font:inherit;font-weight:600;line-height:1.2}
.pay,.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.55rem 1.75rem;background:var(--action);color:var(--raised);text-decoration:none}
.pay{width:100%}.pay:hover,.button:hover{background:var(--action-hover)}
.leave{display:inline-flex;align-items:center;background:none;color:var(--action);min-height:44px;padding:.4rem 0;margin-top:.6rem;font-weight:600;text-decoration:underline;text-underline-offset:.2em}
.leave:hover{text-decoration-thickness:2px}
.cards{border-top:1px solid var(--line);padding-top:1.5rem}
.cards h2{margin-bottom:.4rem}.cards p{max-width:38rem}
table{border-collapse:collapse;width:100%;margin-top:1rem;line-height:1.4}
th,td{text-align:left;vertical-align:baseline;padding:.55rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{font-size:var(--small);color:var(--soft);padding-top:0}
tbody th{white-space:nowrap;padding-right:clamp(1.25rem,3vw,3rem)}
tbody th code{font:inherit;font-weight:600;font-variant-numeric:tabular-nums;user-select:all}
.end{max-width:44rem}.end>*+*{margin-top:1.2rem}.sheet .button{margin-top:1.4rem}
.end section{border-top:1px solid var(--line);padding-top:1.2rem}
@media(min-width:60rem){
main{grid-template-columns:minmax(0,7fr) minmax(0,4.5fr);align-items:start}
.head,.cards,.end{grid-column:1/-1}.order{grid-column:2;grid-row:2}.sheet{grid-column:1;grid-row:2}
.cards{display:grid;grid-template-columns:4fr 8fr;gap:clamp(1.5rem,4vw,3rem);margin-top:1rem}
.cards table{margin-top:.2rem}}
@media(max-width:30rem){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr,tbody th,td{display:block}tr{border-bottom:1px solid var(--line);padding:.6rem 0}tbody th,td{border:0;padding:0}
.fields{gap:1.1rem 1rem}}
`;
