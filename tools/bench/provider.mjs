// The card provider's emulator in a process of its own, since in production the provider is somebody else's machine.
//   node tools/bench/provider.mjs <port> <shop id> <secret key> <callback URL> <state file>
import { loadTypeScript } from '../load-typescript.mjs';

const [port, shopId, secretKey, callbackUrl, stateFile] = process.argv.slice(2);
const { module } = await loadTypeScript('/app/emulators/wspay-emulator.ts');
await module.startWspayEmulator({ port: Number(port), shopId, secretKey, callbackUrl, stateFile });
console.log('open');
