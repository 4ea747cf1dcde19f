import {brotliCompressSync as b, constants as c, gzipSync} from 'node:zlib';
for (const u of ['/','/smjestaj','/smjestaj/suite-cavalier','/restoran','/kontakt','/shop','/shop/bianchera','/galerija','/paketi','/heritage']) {
  const h=await (await fetch('http://localhost:4100'+u,{headers:{accept:'text/html'}})).text();
  const sheets=[...h.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(m=>m[1]);
  let css=''; for(const s of sheets.filter(s=>!/page-end|print|menu-card/.test(s))) css+=await (await fetch('http://localhost:4100'+s)).text();
  const ctx=h.match(/<script[^>]*>window\.__remixContext[\s\S]*?<\/script>/)?.[0]??''; 
  const noCtx=h.replace(ctx,''); 
  const noSvg=noCtx.replace(/<svg[\s\S]*?<\/svg>/g,''); const noSrcset=noCtx.replace(/ srcset="[^"]*"/gi,''); const noScript=noCtx.replace(/<script[\s\S]*?<\/script>/g,'').replace(/<link rel="modulepreload"[^>]*>/g,'');
  const foot=noScript.replace(/<footer[\s\S]*<\/footer>/,''); 
  const q=(s,l=11)=>b(Buffer.from(s),{params:{[c.BROTLI_PARAM_QUALITY]:l}}).length;
  console.log(u,'plain',h.length,'q5',q(h,5),'q11',q(h),'noCtx',q(noCtx),'noScripts',q(noScript),'noSvg',q(noSvg),'noSrcset',q(noSrcset),'noFooter',q(foot),'css',css.length,q(css),'both',q(h+css),'noScripts+css',q(noScript+css));
}
