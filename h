HTTP/1.1 200 OK
x-content-type-options: nosniff
referrer-policy: strict-origin-when-cross-origin
permissions-policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()
cross-origin-opener-policy: same-origin
content-type: text/html; charset=utf-8
content-language: en
cache-control: no-cache
vary: accept-encoding, accept-language, cookie
content-security-policy: default-src 'self'; script-src 'self' 'sha256-YFGi/mz/r2ZamOarnidksX2p7zCMPbq5lNt9pHjpRHI='; style-src 'self' 'sha256-ZNfp33NEBQtWF/qRBd/KmYlth1aXoHg2eH/vzo1kBz8='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self' https://checkout.stripe.com; frame-ancestors 'none'
etag: "BRQLWiq-lp1F_7hexHHfGw"
x-request-id: 92e4e062-6d66-4a41-9c0b-4bc31999e990
x-cache: hit
content-length: 43938
Date: Sat, 21 Nov 2026 14:14:06 GMT
Connection: keep-alive
Keep-Alive: timeout=30

