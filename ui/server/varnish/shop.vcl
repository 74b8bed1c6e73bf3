# Varnish 7 with xkey (Debian: varnish, varnish-modules), between nginx and the processes of the shop: all of them make a
# public page once. It keeps what the shop marks as the same for everybody, and nothing else.
#
#   PAGE_CACHE_TOKEN=… varnishd -f /etc/varnish/shop.vcl -a 127.0.0.1:6081 -p http_gzip_support=off -s malloc,256m
#
# backends.vcl lies beside it. The shop needs PAGE_CACHE_PROXIES (this address), PAGE_CACHE_TOKEN (the same), TRUSTED_PROXIES
# (this machine's address and nginx's), and is purged at its own port, which purges this one afterwards.
vcl 4.1;

import cookie;
import directors;
import std;
import xkey;

include "backends.vcl";

sub vcl_recv {
  set req.backend_hint = shops.backend();
  if (req.method == "PURGE") { call purge_tags; }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") { return (synth(405)); }
  if (req.method != "GET") { return (pass); }

  # A header that comes twice would be read in another way here than in the shop.
  std.collect(req.http.Cookie, "; ");
  std.collect(req.http.Sec-GPC);
  call read_variant;

  # An old page is sent for ten seconds while its successor is made, and for an hour while no process answers.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
  return (hash);
}

# What a public page depends on beside its address (ui/server/page-cache/page-cache-key.ts). Whoever has a session, a journey
# or a preview is passed on, and so is whoever has no visit yet, or a cookie that could be read in two ways.
sub read_variant {
  if (req.http.Authorization || req.http.Cookie !~ "(^|; )lpel_sid=[\w-]+(;|$)") { return (pass); }
  if (req.http.Cookie ~ "lpel_(session|journey|preview|agent)") { return (pass); }
  if (req.http.Cookie ~ "lpel_(sid|locale|mesure|perso).*lpel_\1") { return (pass); }
  if (req.http.Cookie ~ "lpel_locale" && req.http.Cookie !~ "(^|; )(__Host-)?lpel_locale=(fr|en)(;|$)") { return (pass); }
  if (req.http.Cookie ~ "lpel_mesure" && req.http.Cookie !~ "(^|; )(__Host-)?lpel_mesure=[01](;|$)") { return (pass); }
  if (req.http.Cookie ~ "lpel_perso" && req.http.Cookie !~ "(^|; )(__Host-)?lpel_perso=[01](;|$)") { return (pass); }
  if (req.http.Sec-GPC && req.http.Sec-GPC != "1") { return (pass); }

  cookie.parse(req.http.Cookie);
  cookie.keep_re("^(__Host-)?lpel_(locale|mesure|perso)$");
  set req.http.X-Variant = cookie.get_string() + "|" + req.http.Sec-GPC;

  if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)" && req.http.Accept-Encoding !~ "br *; *q=0") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip([ ,;]|$)" && req.http.Accept-Encoding !~ "gzip *; *q=0") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub purge_tags {
  if (!std.getenv("PAGE_CACHE_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("PAGE_CACHE_TOKEN")) {
    return (synth(401));
  }
  if (!req.http.xkey) { return (synth(400)); }
  set req.http.X-Purged = xkey.purge(req.http.xkey);
  return (synth(204));
}

# Not of the host: the shop makes every page for its own origin.
sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.X-Variant);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Variant;
}

sub vcl_backend_response {
  # The old page stays while a process fails.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.status != 200 || !beresp.http.xkey || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "^public") {
    return (pass(10s));
  }
  unset beresp.http.X-Request-Id;
  unset beresp.http.Server-Timing;
  # What is read of cookies stands in the variant; browsers are told of them all the same.
  set beresp.http.X-Vary = beresp.http.Vary;
  set beresp.http.Vary = "Accept-Encoding";
  set beresp.ttl = 30s;
  set beresp.grace = 1h;
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Vary) { set resp.http.Vary = resp.http.X-Vary; }
  unset resp.http.X-Vary;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; }
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Purged) { set resp.http.X-Purged = req.http.X-Purged; }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "3";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.body = "503";
  return (deliver);
}
