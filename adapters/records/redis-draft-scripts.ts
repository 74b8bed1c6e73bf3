/**
 * Drafts in Redis: a hash for each holder, an index of the holders without an account by the end of their last draft, and
 * how many bytes each of them has, with their total.
 */

/** No holder has these names: each holder is a digest. */
const indexes = ['visitors', 'bytes'] as const;

/**
 * The keys of a script: a holder's, and the indexes. The braces have a cluster keep all drafts on one node, as a script
 * needs; elsewhere the keys are those of earlier releases.
 */
export function draftKeys({ isCluster }: { isCluster: boolean }, holder = ''): [string, ...string[]] {
  const prefix = isCluster ? '{journey-drafts}:' : 'journey-drafts:';
  return [`${prefix}${holder}`, ...indexes.map((name) => `${prefix}${name}`)];
}

/** Bytes that a holder takes beside the values. */
const overhead = 500;

const functions = `
  local index, bytes = KEYS[2], KEYS[3]
  local prefix = string.sub(index, 1, -1 - #'${indexes[0]}')
  local function counted(holder, size)
    local before = tonumber(redis.call('HGET', bytes, holder) or '0')
    if size > 0 then redis.call('HSET', bytes, holder, size) else redis.call('HDEL', bytes, holder) end
    return redis.call('HINCRBY', bytes, 'total', size - before)
  end
  local function drop(holder)
    redis.call('DEL', prefix .. holder)
    redis.call('ZREM', index, holder)
    return counted(holder, 0)
  end
  local function recount(holder)
    local names = redis.call('HKEYS', KEYS[1])
    if #names == 0 then return drop(holder) end
    local size = ${overhead}
    for _, name in ipairs(names) do size = size + redis.call('HSTRLEN', KEYS[1], name) end
    return counted(holder, size)
  end`;

/** Of visitors: those that have ended are forgotten, and beyond the budget those that would end first are dropped. */
export const replaceScript = `${functions}
  local name, over, now, text, seconds, holder, budget = unpack(ARGV)
  local version, ends = string.match(redis.call('HGET', KEYS[1], name) or '', '^(%d+) (%d+) ')
  if version and version ~= over and tonumber(ends) > tonumber(now) then return 0 end
  redis.call('HSET', KEYS[1], name, text)
  if redis.call('TTL', KEYS[1]) < tonumber(seconds) then redis.call('EXPIRE', KEYS[1], seconds) end
  if budget == '0' then return 1 end
  redis.call('ZADD', index, 'GT', tonumber(now) + tonumber(seconds) * 1000, holder)
  for _, ended in ipairs(redis.call('ZRANGEBYSCORE', index, '-inf', now, 'LIMIT', 0, 50)) do drop(ended) end
  local total = recount(holder)
  for _, other in ipairs(redis.call('ZRANGE', index, 0, 99)) do
    if total <= tonumber(budget) then break end
    if other ~= holder then total = drop(other) end
  end
  return 1`;

export const deleteScript = `${functions}
  local name, holder = unpack(ARGV)
  if redis.call('HDEL', KEYS[1], name) == 1 and redis.call('ZSCORE', index, holder) then recount(holder) end
  return 1`;

/** Drops drafts of visitors that would end first, and says how many: it only takes memory back. */
export const dropScript = `${functions}
  local first = redis.call('ZRANGE', index, 0, tonumber(ARGV[1]) - 1)
  for _, holder in ipairs(first) do drop(holder) end
  return #first`;
