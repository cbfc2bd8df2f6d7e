// Sent in place of the service worker where it is switched off: takes what it kept with it.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
// A page that registers it once more while it goes keeps it otherwise, with no other activation.
addEventListener('message', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('cleanpaste-site-'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
