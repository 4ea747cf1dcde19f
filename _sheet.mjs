import sharp from 'sharp';
const [out, w, cols, ...f] = process.argv.slice(2); const W=+w, H=Math.round(W*2/3), C=+cols;
const t = await Promise.all(f.map(async (p,i)=>({input: await sharp(p).resize(W,H,{fit:'contain'}).png().toBuffer(), left:(i%C)*W, top:Math.floor(i/C)*H})));
await sharp({create:{width:W*C,height:H*Math.ceil(f.length/C),channels:3,background:'#fff'}}).composite(t).png().toFile(out);
