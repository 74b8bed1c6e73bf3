# The processes of the shop: write yours. One that is unready gets no page.
probe ready { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }

backend shop_1 { .host = "127.0.0.1"; .port = "3000"; .probe = ready; .first_byte_timeout = 90s; }
backend shop_2 { .host = "127.0.0.1"; .port = "3100"; .probe = ready; .first_byte_timeout = 90s; }

sub vcl_init {
  new shops = directors.round_robin();
  shops.add_backend(shop_1);
  shops.add_backend(shop_2);
}
