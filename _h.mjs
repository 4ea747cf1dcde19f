import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:1440,height:900}}); const msgs=[]; p.on('console',m=>msgs.push(m.type()+': '+m.text())); p.on('pageerror',e=>msgs.push('ERR '+e.message)); p.on('requestfailed',r=>msgs.push('FAIL '+r.url()));
for (const u of ['/','/smjestaj','/shop/bianchera','/nema']) { await p.goto('http://localhost:4100'+u); await p.waitForTimeout(1500); console.log(u, await p.evaluate(()=>({hyd: !!window.__remixRouter, keys:Object.keys(document.body).filter(k=>k.startsWith('__react')).length}))); }
await p.goto('http://localhost:4100/'); await p.waitForTimeout(1500);
await p.evaluate(()=>window.__mark=1); await p.click('a[href="/smjestaj"] >> nth=0'); await p.waitForURL('**/smjestaj'); await p.waitForTimeout(800); console.log('spa', await p.evaluate(()=>window.__mark), await p.title());
console.log(msgs); await b.close();
