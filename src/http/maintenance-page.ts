// What everybody but administrators is shown instead of the app while it is maintained. It stands alone: no script, no font, no
// other file.

export const MAINTENANCE_TITLE = "Attune is under maintenance";

export const maintenancePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${MAINTENANCE_TITLE}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fdfcfa;color:#1c1b19;font:16px/1.6 system-ui,sans-serif}
main{max-width:27rem;padding:2rem 1.5rem}
h1{margin:0 0 .75rem;font:600 1.75rem/1.25 Georgia,serif;letter-spacing:-.01em}
p{margin:0 0 1rem;color:#57534a}
a{color:#0f5c56;text-underline-offset:3px}
a:focus-visible{outline:2px solid #0f5c56;outline-offset:2px}
.quiet{margin:2rem 0 0;padding-top:1rem;border-top:1px solid #e5e1d8;font-size:.875rem}
</style>
</head>
<body>
<main>
<h1>${MAINTENANCE_TITLE}</h1>
<p>Whoever runs this installation is working on it. Your profile and your documents are kept, and a document that was being made will be finished.</p>
<p>Please open this page again in a few minutes.</p>
<p class="quiet">You run this installation? <a href="/auth">Sign in as an administrator</a></p>
</main>
</body>
</html>
`;
