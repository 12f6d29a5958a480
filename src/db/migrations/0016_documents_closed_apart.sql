-- Until now one row told how far both sums reach.
insert into daily_sums (name, through) select 'documents', through from daily_sums where name = 'usage' on conflict do nothing;
