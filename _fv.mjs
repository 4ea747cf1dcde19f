import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
for (const dpr of [1.75,2.625]) for (const u of ['/','/smjestaj','/smjestaj/tradition-suite','/restoran','/restoran/konoba-ladonja','/paketi','/dozivljaji','/heritage','/galerija','/novosti','/kontakt','/shop','/shop/bianchera']) {
 const c=await b.newContext({viewport:{width:390,height:844},deviceScaleFactor:dpr,javaScriptEnabled:true}); const p=await c.newPage(); const cdp=await c.newCDPSession(p); await cdp.send('Network.enable'); const req={},by={}; let sum=0;
 cdp.on('Network.responseReceived',e=>req[e.requestId]=e.response.url); cdp.on('Network.loadingFinished',e=>{if(!req[e.requestId])return; sum+=e.encodedDataLength; by[req[e.requestId]?.replace(/http:..[^/]*/,'').slice(0,50)]=e.encodedDataLength;});
 await p.goto('http://localhost:4100'+u,{waitUntil:'commit'}); await p.waitForTimeout(3500); console.log(dpr,u,sum, sum>150*1024?JSON.stringify(Object.entries(by).sort((a,c)=>c[1]-a[1]).slice(0,9)):''); await c.close(); }
await b.close();
